use std::io;

fn main() -> io::Result<()> {
    println!("hello");
    io::copy(&mut io::stdin(), &mut io::stdout())?;
    Ok(())
}
