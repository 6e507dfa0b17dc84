return sum(bin(nums[i] ^ nums[j]).count("1") == {{k}} for i in range(len(nums)) for j in range(i))
